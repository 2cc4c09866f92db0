/** Whether the page runs on a device whose command key does what Ctrl does elsewhere. */
export function isMacLike(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
