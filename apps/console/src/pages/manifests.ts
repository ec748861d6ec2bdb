import { type Manifest, pathsOf, type View } from './manifest.ts'

/** A page that is built. */
export interface BuiltPage extends Manifest {
  view(): Promise<View>
}

type Views = Readonly<Record<string, () => Promise<View>>>

/** The pages of each section. Their files, with all that each needs, are many: the first script has no room for them. */
const sections = import.meta.glob<Views>('./*/views.ts', { import: 'views' })

/** Every page that is built: whatever stands below this folder as a manifest. */
export const manifests: readonly BuiltPage[] = Object.entries(
  import.meta.glob<Manifest>('./**/*.manifest.ts', { eager: true, import: 'manifest' }),
).map(([file, manifest]) => ({ ...manifest, view: () => viewOf(file) }))

/** The code of the page whose manifest stands in this file. */
async function viewOf(file: string): Promise<View> {
  const [, section = '', name = ''] = /^\.\/([^/]+)\/(.+)\.manifest\.ts$/.exec(file) ?? []
  const views = await sections[`./${section}/views.ts`]?.()
  const view = views?.[`./${name}.page.tsx`]
  if (!view) throw new Error(`There is no page for ${file}.`)
  return view()
}

const byPath = new Map(manifests.flatMap((manifest) => pathsOf(manifest).map((path) => [path, manifest])))

/** The page at a path; several paths may lead to one. */
export function manifestAt(path: string): BuiltPage | undefined {
  return byPath.get(path)
}

/** Whether this version has the screen at a path. */
export function isBuilt(path: string): boolean {
  const manifest = byPath.get(path)
  return manifest !== undefined && !manifest.isPending
}
