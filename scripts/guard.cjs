// The entry of every npm script. The oldest Node must be able to parse it, so its syntax is old; what follows the check is in a
// file that is not parsed before.
var parts = process.version.slice(1).split('.');
var major = Number(parts[0]);
var minor = Number(parts[1]);

if (major > 20 || (major === 20 && minor >= 19)) {
  require('./load.cjs');
} else {
  console.error('Signet needs Node 20.19 or newer; this is ' + process.version + '.');
  process.exitCode = 1;
}
