import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Provider } from '#shared/accounts/providers.ts';
import type { ActionMode, Preferences } from '#shared/accounts/schema.ts';
import type { Role } from '#shared/accounts/roles.ts';
import type { View } from '../platform/database/tables.ts';

export interface UsersTable {
  id: string;
  email: string;
  /** Null if the account has no password: it signs in by a provider or a mailed link. */
  password_hash: string | null;
  display_name: string;
  /** For searches; null until the server has filled it in. */
  folded_name: string | null;
  role: Generated<Role>;
  disabled: Generated<boolean>;
  email_verified: Generated<boolean>;
  is_new_user: Generated<boolean>;
  preferences: ColumnType<Preferences, string, string>;
  game_session_balance: Generated<number>;
  games_played: Generated<number>;
  total_score: Generated<number>;
  referred_by: string | null;
  referral_processed: Generated<boolean>;
  phone_number: string | null;
  prayer_city: string | null;
  notifications_enabled: Generated<boolean>;
  fcm_tokens: Generated<string[]>;
  last_token_update: Date | null;
  last_login: Date | null;
  last_logout: Date | null;
  created_at: Date;
  /** ID tokens issued before this are rejected. */
  tokens_valid_from: Date | null;
  deleted_at: Date | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    users: UsersTable;
    /** What other domains may read of a user. */
    user_directory: View<
      Selectable<Pick<UsersTable, 'id' | 'email' | 'display_name' | 'role' | 'disabled' | 'deleted_at'>>
    >;
    sessions: {
      id: string;
      user_id: string;
      user_agent: string;
      /** True where the account's present password was chosen in this session. */
      chose_password: Generated<boolean>;
      created_at: Date;
      last_seen_at: Date;
      expires_at: Date;
    };
    action_codes: {
      id: string;
      user_id: string;
      mode: ActionMode;
      email: string;
      created_at: Date;
      expires_at: Date;
      used_at: Date | null;
      superseded_at: Date | null;
    };
    session_ledger: {
      id: Generated<number>;
      user_id: string;
      delta: number;
      reason: string;
      source_id: string;
      balance_after: number;
      created_at: Date;
    };
    signing_keys: {
      id: string;
      sealed_key: string;
      created_at: Date;
      retired_at: Date | null;
    };
    identities: {
      provider: Provider;
      subject: string;
      user_id: string;
      email: string;
      created_at: Date;
      last_used_at: Date;
      sealed_refresh_token: string | null;
    };
    referral_codes: { code: string; user_id: string };
    referrals: {
      invited_id: string;
      inviter_id: string;
      rewarded_at: Date;
      /** Unique: one reward a mailbox. Null once the account is deleted. */
      mailbox: string | null;
    };
    deleted_addresses: { hash: string; deleted_at: Date };
  }
}
