/**
 * The counts in a runner's JSON report. A runner that wrote none, ran no test at all, or ended badly though its tests passed,
 * counts as one failure: missing output must not look like success.
 *
 * @param {'vitest' | 'playwright'} kind
 * @param {any} report
 * @param {number} exitCode
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(kind, report, exitCode) {
  const { passed, failed } = kind === 'vitest' ? ofVitest(report) : ofPlaywright(report);
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

/** @param {any} report */
function ofVitest(report) {
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** @param {any} report */
function ofPlaywright(report) {
  const stats = report?.stats ?? {};
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
  };
}
