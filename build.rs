//! Gives the programs their icon and properties on Windows. Elsewhere there is nothing to do. The
//! command line, a crate of its own, uses this file too.

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    #[cfg(windows)]
    windows_resource();
}

/// The version comes from `Cargo.toml`.
#[cfg(windows)]
fn windows_resource() {
    // In the folder of the crate, or above it.
    let root = std::env::current_dir().expect("a folder");
    let root = root
        .ancestors()
        .find(|root| root.join("packaging").is_dir());
    let root = root.expect("the sources are complete");
    let icon = root.join("assets/icons/icon.ico").display().to_string();
    let manifest = root.join("packaging/windows/app.manifest");
    let manifest = manifest.display().to_string();
    println!("cargo::rerun-if-changed={icon}");
    println!("cargo::rerun-if-changed={manifest}");
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return;
    }
    let written = winresource::WindowsResource::new()
        .set_icon(&icon)
        .set_manifest_file(&manifest)
        .set("ProductName", "King’s Coffer")
        .set("FileDescription", "King’s Coffer")
        .set("LegalCopyright", "MIT or Apache-2.0")
        .compile();
    if let Err(error) = written {
        println!("cargo::error={icon}: {error}");
    }
}
