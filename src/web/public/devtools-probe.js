// Says when it comes to a breakpoint and when it is past it. Only opened developer tools stop in between.
// Stands outside the build, which would take the breakpoint away.
globalThis.addEventListener('message', () => {
  globalThis.postMessage('before');
  // oxlint-disable-next-line no-debugger -- its whole purpose
  debugger;
  globalThis.postMessage('after');
});
