import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { chunkLoaded } from './chunk-errors.ts';

/** A lazily loaded page in its own chunk, with the texts of its area. Features export their pages through this. */
export function lazyPage<Name extends string, Props = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  loadText?: () => Promise<void>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [loaded] = await Promise.all([load(), loadText?.()]);
    chunkLoaded();
    return { default: loaded[name] };
  });
}
