/** After a press the view rests this long, as that may be the first of two taps; in ms. */
const REST_MS = 360;

/**
 * Calls a function once no finger is on the page: what lies under a finger must not move away, nor what is tapped for the second
 * time. The answer calls it off.
 */
export function whenUntouched(isBusy: () => boolean, run: () => void): () => void {
  const ends = new AbortController();
  const options = { signal: ends.signal, capture: true };
  const callOff = (): void => {
    clearTimeout(timer);
    ends.abort();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(runOnceFree, REST_MS);
  };
  let timer = setTimeout(runOnceFree, REST_MS);
  window.addEventListener('pointerdown', () => clearTimeout(timer), options);
  window.addEventListener('pointerup', wait, options);
  window.addEventListener('pointercancel', wait, options);
  return callOff;

  function runOnceFree(): void {
    if (isBusy()) {
      wait();
      return;
    }
    callOff();
    run();
  }
}
