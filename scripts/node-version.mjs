// Imported alone and first: written so that even an old Node can read it and say what is wrong.
const version = process.versions.node.split('.').map(Number);
const major = version[0];
const minor = version[1];
/** As "engines" in package.json says: what the parlour's page is built with asks for it. */
const isFit = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (!isFit) {
  console.error(
    `Barbican needs Node.js 20.19 or newer, or 22.12 or newer; this is ${process.versions.node}.\n` +
      'Install a newer one (https://nodejs.org/en/download, or "nvm install 22") and run the same command again.',
  );
  process.exit(1);
}
