import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type PermissionEntry, userPermission } from '@ampdeck/api/menu/permission-entry'
import type { Page as Rows } from '@ampdeck/api/paging'
import type { Manifest } from '../../apps/console/src/pages/manifest.ts'
import { api } from './api.ts'

/** A page that is built, with its entry of the menu. */
export interface BuiltPage {
  entry: PermissionEntry
  /** Its address, with the record that it shows. */
  href: string
  /** The folder of its code, from the root of the repository. */
  folder: string
}

const ROOT = join(import.meta.dirname, '../..')
/** Windows of their own beside the console. */
const BESIDE = /^\/(bigscreen|reconciliation\/external)/

/** The complete menu of an administrator: the entries whose pages are built, by their manifests, and the others. */
export async function menuOf(url: string): Promise<{ built: BuiltPage[]; notBuilt: PermissionEntry[] }> {
  const { ask, login } = api(url)
  const token = await login({ account: 'admin' })
  const entries = await ask<PermissionEntry[]>('system-service/permission/user', {}, { token })
  const menu = entries.filter(
    // The permission "user" is a right, and stands for no page of its own.
    ({ componentType, url: path, id }) =>
      componentType === 'MENU' && !BESIDE.test(path) && id !== userPermission.id,
  )
  const pages = await builtPages()

  const addressOf = async (path: string, { records }: Manifest) => {
    if (!records) return path
    const { records: found } = await ask<Rows<{ id: number }>>(records, { pageSize: 1 }, { token })
    return found[0] ? `${path}?id=${found[0].id}` : path
  }
  const built = await Promise.all(
    menu.flatMap((entry) => {
      const page = pages.get(entry.name)
      return page
        ? [addressOf(entry.url, page.manifest).then((href) => ({ entry, href, folder: page.folder }))]
        : []
    }),
  )
  return { built, notBuilt: menu.filter(({ name }) => !pages.has(name)) }
}

/** The manifests of the console by the ids of the menu entries that they serve. */
export async function builtPages(): Promise<Map<string, { manifest: Manifest; folder: string }>> {
  const files = globSync('apps/console/src/pages/**/*.manifest.ts', { cwd: ROOT })
  const pages = await Promise.all(
    files.map(async (file) => {
      const { manifest }: { manifest: Manifest } = await import(/* @vite-ignore */ join(ROOT, file))
      return { manifest, folder: dirname(file) }
    }),
  )
  return new Map(
    pages.flatMap((page) => {
      if (page.manifest.isPending) return []
      const { id, others = {} } = page.manifest
      return [id, ...Object.keys(others)].map((name) => [name, page] as const)
    }),
  )
}
