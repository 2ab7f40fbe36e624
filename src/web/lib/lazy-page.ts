import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { chunkLoaded } from './chunk-errors.ts';

export interface LazyPage<Props> {
  (props: Props): ReactNode;
  /** Loads the page, so that it renders at once. A page rendered at build must be loaded before it becomes live. */
  preload: () => Promise<void>;
}

/** A lazily loaded page in its own chunk, with the texts of its area. Features export their pages through this. */
export function lazyPage<Name extends string, Props extends object = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  loadText?: () => Promise<void>,
): LazyPage<Props> {
  let page: ComponentType<Props> | null = null;
  const fetchPage = async () => {
    const [loaded] = await Promise.all([load(), loadText?.()]);
    chunkLoaded();
    page = loaded[name];
    return { default: page };
  };
  const Later = lazy<ComponentType<Props>>(fetchPage);
  function Page(props: Props): ReactNode {
    // Chosen once per mount: another component would remount the page and lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => page ?? Later);
    return createElement(Shown, props);
  }
  return Object.assign(Page, { preload: async () => void (await fetchPage()) });
}
