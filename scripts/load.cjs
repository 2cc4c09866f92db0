const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

// "guard.cjs start --flag" goes on as if "start.mjs --flag" had been called.
const [name] = process.argv.splice(2, 1);
const script = join(__dirname, `${name}.mjs`);
process.argv[1] = script;
import(pathToFileURL(script).href).catch((error) => {
  console.error(error.expected === true ? error.message : error);
  process.exitCode = 1;
});
