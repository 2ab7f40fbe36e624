import { useSyncExternalStore } from 'react';
import { emptyCart, restoreCart, type Cart, type CartChange } from '#shared/store/cart.ts';
import { stored } from '../../../lib/storage.ts';
import { tellNotices } from './cart-notices.ts';

// One cart a device, shared by its tabs [CART-2]; in memory only where the browser keeps nothing.
let cart: Cart = emptyCart;
let keptText: string | null = null;
const listeners = new Set<() => void>();

export function currentCart(): Cart {
  return cart;
}

/** Makes a change, keeps it, and says what there is to say about it. */
export function changeCart(change: (cart: Cart) => CartChange): void {
  rereadCart();
  const { cart: next, notices } = change(cart);
  put(next);
  tellNotices(notices);
}

/** Takes up what another tab has made of the cart. */
export function rereadCart(): void {
  const text = readKept();
  if (text === keptText) return;
  keptText = text;
  const { cart: restored, notices } = restoreCart(text);
  put(restored);
  tellNotices(notices);
}

function put(next: Cart): void {
  if (JSON.stringify(next) === JSON.stringify(cart)) return;
  cart = next;
  stored.cart.write(next);
  keptText = readKept();
  for (const listener of listeners) listener();
}

function readKept(): string | null {
  const kept = stored.cart.read();
  return kept === null ? null : JSON.stringify(kept);
}

function onStorage({ key }: StorageEvent): void {
  // No key: everything was removed.
  if (key === null || key === stored.cart.key) rereadCart();
}

function subscribe(listener: () => void): () => void {
  rereadCart();
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export function useCart(): Cart {
  return useSyncExternalStore(subscribe, currentCart, () => emptyCart);
}
