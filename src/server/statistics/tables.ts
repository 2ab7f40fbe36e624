declare module '../platform/database/tables.ts' {
  interface Tables {
    daily_statistics: {
      date: string;
      total_games: number;
      completed_games: number;
      active_users: number;
      created_at: Date;
      last_updated_at: Date;
      expires_at: Date;
    };
    category_usage: { date: string; category_id: string; games: number };
    active_days: { user_id: string; date: string };
    retention: { first_week: string; week: string; players: number };
    user_activity: { user_id: string; first_active_on: string; last_active_on: string; days: number };
  }
}

export {};
