//! Gives the programs their icon and properties on Windows. Elsewhere there is nothing to do.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(windows)]
    windows_resource();
}

/// Name and version come from `Cargo.toml`.
#[cfg(windows)]
fn windows_resource() {
    const ICON: &str = "assets/icons/icon.ico";
    println!("cargo::rerun-if-changed={ICON}");
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return;
    }
    let written = winresource::WindowsResource::new()
        .set_icon(ICON)
        .set("ProductName", "King’s Coffer")
        .set("FileDescription", "King’s Coffer")
        .set("LegalCopyright", "MIT or Apache-2.0")
        .compile();
    if let Err(error) = written {
        println!("cargo::error={ICON}: {error}");
    }
}
