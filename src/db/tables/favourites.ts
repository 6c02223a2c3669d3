/** Favourites and boards. */
export interface FavouriteTables {
  favourites: FavouritesTable;
  favourite_counts: FavouriteCountsTable;
  boards: BoardsTable;
  board_things: BoardThingsTable;
}

interface FavouritesTable {
  user_id: string;
  thing_id: string;
  /** Of a product: the variant chosen when it was kept. */
  variant_id: string | null;
  kept_at: Date;
}

interface FavouriteCountsTable {
  thing_id: string;
  saved: number;
}

interface BoardsTable {
  id: string;
  user_id: string;
  name: string;
  share_key: string | null;
  created_at: Date;
  updated_at: Date;
}

interface BoardThingsTable {
  board_id: string;
  user_id: string;
  thing_id: string;
  put_at: Date;
}
