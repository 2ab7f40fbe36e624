/**
 * The most sessions an account may hold. What would pass it is refused before it is paid or redeemed; sessions that are
 * paid for already, rewards and invitations still come in. The SQL function `redeem_code` repeats the number.
 */
export const maxSessionBalance = 1_000_000;
