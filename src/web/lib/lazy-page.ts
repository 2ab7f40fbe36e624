import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { stored } from './storage.ts';

/** A page in a chunk of its own. Doors of features export their pages through this. */
export function lazyPage<Name extends string, Props = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const loaded = await load();
    stored.chunkReloads.clear();
    return { default: loaded[name] };
  });
}
