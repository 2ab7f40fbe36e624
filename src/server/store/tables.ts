import type { ColumnType, Generated } from 'kysely';
import type { LocalizedText } from '#shared/kernel/text.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    game_packages: {
      id: string;
      name: ColumnType<LocalizedText, string, string>;
      description: ColumnType<LocalizedText, string, string>;
      sessions: number;
      price_fils: number;
      price_usd_cents: number | null;
      discount_price_fils: number | null;
      discount_price_usd_cents: number | null;
      features: ColumnType<readonly LocalizedText[], string, string>;
      is_active: Generated<boolean>;
      is_popular: Generated<boolean>;
      position: number;
      package_type: Generated<string>;
      revenue_cat_product_id: string | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
  }
}
