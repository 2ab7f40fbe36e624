/** Who may take money online; the sandbox takes none. */
export const paymentProviderIds = ['sandbox', 'tap', 'myfatoorah'] as const;
export type PaymentProviderId = (typeof paymentProviderIds)[number];
