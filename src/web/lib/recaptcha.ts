interface Recaptcha {
  ready(work: () => void): void;
  execute(siteKey: string, wish: { readonly action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    /** There once Google's script has run. */
    grecaptcha?: Recaptcha;
  }
}

/** Returns a token of reCAPTCHA v3 for an action. The first call loads Google's script; rejects if that fails. */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  const recaptcha = window.grecaptcha ?? (await load(siteKey));
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action });
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => {
      if (window.grecaptcha === undefined) reject(new Error('reCAPTCHA has not come'));
      else resolve(window.grecaptcha);
    };
    script.onerror = () => reject(new Error('reCAPTCHA could not be loaded'));
    document.head.append(script);
  });
}
