import type * as sceneView from './scene-view.tsx';

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

/** The component that draws a scene; null until it is loaded. */
export function sceneViewOf(): typeof sceneView.SceneView | null {
  return loaded?.SceneView ?? null;
}
