//! Gives the programs their icon and properties on Windows. Elsewhere there is nothing to do.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(windows)]
    windows_resource();
}

/// The version comes from `Cargo.toml`.
#[cfg(windows)]
fn windows_resource() {
    const ICON: &str = "assets/icons/icon.ico";
    const MANIFEST: &str = "packaging/windows/app.manifest";
    println!("cargo::rerun-if-changed={ICON}");
    println!("cargo::rerun-if-changed={MANIFEST}");
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return;
    }
    let written = winresource::WindowsResource::new()
        .set_icon(ICON)
        .set_manifest_file(MANIFEST)
        .set("ProductName", "King’s Coffer")
        .set("FileDescription", "King’s Coffer")
        .set("LegalCopyright", "MIT or Apache-2.0")
        .compile();
    if let Err(error) = written {
        println!("cargo::error={ICON}: {error}");
    }
}
