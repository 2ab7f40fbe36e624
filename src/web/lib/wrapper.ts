// What wrappers put into the page, strongest sign first (integrations.md §3.2).
const bridges = ['TriviaBridge', 'flutter_inappwebview', 'FlutterBridge', 'PurchaseChannel', 'ReactNativeWebView'];
const appToken = /\b(Siraj|Trivia)App\//;

/** True inside the app. For what is shown only: any browser can pretend. */
export function isInsideWrapper(): boolean {
  return bridges.some((name) => name in window) || isNativeCapacitor() || appToken.test(navigator.userAgent);
}

function isNativeCapacitor(): boolean {
  const { Capacitor: capacitor } = window as { Capacitor?: { isNativePlatform?: () => boolean } };
  return capacitor?.isNativePlatform?.() === true;
}
