import type { ReactNode } from 'react';
import type * as sceneView from './scene-view.tsx';
import type { SceneViewProps } from './scene-view.tsx';

let loaded: typeof sceneView | null = null;
let loading: Promise<void> | null = null;

/** Fetches the scenes, once; a later question asks again if the network failed. */
export function loadScenes(): Promise<void> {
  loading ??= import('./scene-view.tsx')
    .then((view) => {
      loaded = view;
    })
    .catch(() => {
      loading = null;
    });
  return loading;
}

export function areScenesLoaded(): boolean {
  return loaded !== null;
}

/** Null until the scenes are loaded. */
export function drawScene(key: string, props: SceneViewProps): ReactNode {
  return loaded?.drawScene(key, props) ?? null;
}
