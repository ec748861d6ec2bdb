import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { componentPages, componentsOf, filesOf, ui } from '../../component-pages.ts'

/** What is written about the components of an entry. */
export interface Documented {
  components: number
  /** Components with a page in Storybook. */
  pages: number
  props: number
  /** Props with a sentence. */
  described: number
}

/** As much of react-docgen as is used here: the one with which Storybook reads props. */
interface Docgen {
  parse(code: string, options: object): FoundComponent[]
  makeFsImporter(): unknown
  builtinResolvers: { FindExportedDefinitionsResolver: new () => unknown }
}

interface FoundComponent {
  displayName?: string
  props?: Record<string, { description?: string }>
}

const shown = new Set(componentPages().flatMap(({ hasGuide, components }) => (hasGuide ? components : [])))

/** By the index of an entry, relative to `packages/ui`. */
export async function documentation(): Promise<(index: string) => Documented> {
  const docgen = await loadDocgen()
  const importer = docgen.makeFsImporter()
  const resolver = new docgen.builtinResolvers.FindExportedDefinitionsResolver()
  return (index) => {
    const components = componentsOf(index)
    const found = filesOf(`${dirname(index)}/*.tsx`)
      .filter((file) => !/\.(stories|test|fixture)\.tsx$/.test(file))
      .flatMap((file) => propsIn(file))
      .filter(({ displayName = '' }) => components.includes(displayName))
    const props = found.flatMap((component) => Object.values(component.props ?? {}))
    return {
      components: components.length,
      pages: components.filter((name) => shown.has(name)).length,
      props: props.length,
      described: props.filter(({ description }) => description).length,
    }

    function propsIn(file: string): FoundComponent[] {
      const filename = join(ui, file)
      try {
        return docgen.parse(readFileSync(filename, 'utf8'), {
          filename,
          importer,
          resolver,
          babelOptions: { babelrc: false, configFile: false },
        })
      } catch (error) {
        // A file without a component.
        if (error instanceof Error && /No suitable component/.test(error.message)) return []
        throw error
      }
    }
  }
}

async function loadDocgen(): Promise<Docgen> {
  const storybook = createRequire(join(ui, 'package.json')).resolve('@storybook/react-vite/package.json')
  return import(pathToFileURL(createRequire(storybook).resolve('react-docgen')).href)
}
