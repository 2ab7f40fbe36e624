/**
 * The maximum sessions per account. Payments and redemptions beyond it are rejected; paid sessions, rewards and
 * invitations are still granted. The SQL function `redeem_code` repeats the number.
 */
export const maxSessionBalance = 1_000_000;
