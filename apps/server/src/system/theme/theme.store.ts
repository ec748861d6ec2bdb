import type { ThemeValues } from '@ampdeck/api/system/theme-values'
import type { Kysely } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'

/** The theme of a seller; nothing where it has set none. */
export async function themeOf(db: Kysely<Tables>, sellerId: number): Promise<ThemeValues | null> {
  const found = await ofSeller(db, sellerId)
    .from('theme')
    .select(['accent', 'mode', 'density'])
    .executeTakeFirst()
  return found ?? null
}
