import { type Manifest, pathsOf } from './manifest.ts'

/** Every page that is built: whatever stands below this folder as a manifest. */
export const manifests: readonly Manifest[] = Object.values(
  import.meta.glob<Manifest>('./**/*.manifest.ts', { eager: true, import: 'manifest' }),
)

const byPath = new Map(manifests.flatMap((manifest) => pathsOf(manifest).map((path) => [path, manifest])))

/** The page at a path; several paths may lead to one. */
export function manifestAt(path: string): Manifest | undefined {
  return byPath.get(path)
}

/** Whether this version has the screen at a path. */
export function isBuilt(path: string): boolean {
  const manifest = byPath.get(path)
  return manifest !== undefined && !manifest.isPending
}
