/*
 * A process of its own that writes one archive: `node archive-in-node.mjs <address of the core> <count>`. It prints how long
 * it took and the most memory that it had, as JSON.
 */
const [address = '', count = '0'] = process.argv.slice(2);

/** @type {typeof import('./core.ts')} */
const { templateRun, writeArchive } = await import(address);

const EVERY = 200;
let most = process.memoryUsage.rss();
let made = 0;
const began = performance.now();
const bytes = await writeArchive(templateRun('modern'), Number(count), () => {
  made += 1;
  if (made % EVERY === 0) most = Math.max(most, process.memoryUsage.rss());
});
const seconds = (performance.now() - began) / 1000;
const megabytes = Math.max(most, process.memoryUsage.rss()) / 1e6;
console.log(JSON.stringify({ seconds, megabytes, zip: bytes / 1e6 }));
