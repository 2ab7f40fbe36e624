export declare const moduleMap: Readonly<Record<string, readonly string[]>>;
