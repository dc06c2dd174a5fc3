// Imported alone and first: written so that even an old Node can read it and say what is wrong.
const WANTED = 20;

if (Number(process.versions.node.split('.')[0]) < WANTED) {
  console.error(
    `Barbican needs Node.js ${WANTED} or newer; this is ${process.versions.node}.\n` +
      `Install a newer one (https://nodejs.org/en/download, or "nvm install ${WANTED}") and run the same command again.`,
  );
  process.exit(1);
}
