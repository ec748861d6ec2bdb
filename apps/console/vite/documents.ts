import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type ManifestChunk, type Plugin, type ResolvedConfig } from 'vite'

/** What `src/prerender.tsx` gives for each language. */
interface Prerendered {
  shell: string
  pages: Record<LoginDocument, { html: string; title: string }>
}

/** The pages before the console are one bundle, `login.html`, and a document each. */
type LoginDocument = 'login' | 'iplogin' | 'authlogin' | 'secondstep'
const LOGIN_DOCUMENTS: readonly LoginDocument[] = ['login', 'iplogin', 'authlogin', 'secondstep']

const LANGUAGES = ['en', 'zh-CN'] as const

/**
 * Writes the documents of both languages: the shell and the log-in forms stand in the HTML, so that they paint before
 * any script has run, and the appearance is chosen before the first paint.
 */
export function documents(): Plugin {
  let config: ResolvedConfig
  let isBuilt = false
  return {
    name: 'ampdeck:documents',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    // After a failed build there is nothing to read, and an error of ours would hide its own.
    writeBundle() {
      isBuilt = true
    },
    async closeBundle() {
      if (config.build.ssr || !isBuilt) return
      const out = resolve(config.root, config.build.outDir)
      const prerender = await prerendered(config)
      const manifest: Manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8'))
      const links = consoleLinks(manifest) + sectionMarks(manifest)
      const appearance = await readFile(join(config.root, 'src/appearance.js'), 'utf8')
      for (const name of ['index', 'login'] as const) {
        const html = (await withFirstScript(out, await readFile(join(out, `${name}.html`), 'utf8')))
          .replace('<!--appearance-->', `<script nonce="__NONCE__">${appearance}</script>`)
          .replace('</head>', () => `${name === 'index' ? links : ''}  </head>`)
        for (const language of LANGUAGES) {
          const prerendered = await prerender(language)
          for (const [document, page] of documentsOf(name, html, prerendered)) {
            await writeFile(
              join(out, `${document}.${language}.html`),
              page.replace('lang="en"', `lang="${language}"`),
            )
          }
        }
        await rm(join(out, `${name}.html`))
      }
      await rm(join(out, 'manifest.json'))
    },
  }
}

/** The first script is so small that it stands in the document, where nobody waits for it. */
async function withFirstScript(out: string, html: string): Promise<string> {
  const [tag, file] = /<script type="module" crossorigin src="\/(assets\/[^"]+)"><\/script>/.exec(html) ?? []
  if (!tag || !file) throw new Error('The document has no first script.')
  const code = await readFile(join(out, file), 'utf8')
  // What stood beside it is now asked for from any page's address.
  const moved = code.replaceAll(/(["'`])\.\//g, '$1/assets/')
  return html.replace(tag, () => `<script type="module" nonce="__NONCE__">${moved}</script>`)
}

/** The first script imports the console; the document has its files and styles fetched from the start. */
function consoleLinks(manifest: Manifest): string {
  const chunks = (manifest['index.html']?.dynamicImports ?? []).flatMap((key) => withImports(manifest, key))
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
  return [
    ...styles.map((file) => `  <link rel="stylesheet" crossorigin href="/${file}">\n`),
    ...chunks.map((chunk) => `  <link rel="modulepreload" crossorigin href="/${chunk.file}">\n`),
  ].join('')
}

/** Where the code of each section's pages is listed: the server turns the mark of the section that is asked for into a link. */
function sectionMarks(manifest: Manifest): string {
  return Object.entries(manifest)
    .map(([source, { file }]) => {
      const section = /^src\/pages\/([^/]+)\/views\.ts$/.exec(source)?.[1]
      return section ? `  <!--section ${section} /${file}-->\n` : ''
    })
    .join('')
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen))]
}

function documentsOf(
  name: 'index' | 'login',
  html: string,
  { shell, pages }: Prerendered,
): (readonly [document: string, html: string])[] {
  if (name === 'index') return [[name, html.replace('<!--shell-->', () => shell)]]
  return LOGIN_DOCUMENTS.map((document) => [
    document,
    html
      .replace('<title>Log in</title>', () => `<title>${pages[document].title}</title>`)
      .replace('<!--login-->', () => pages[document].html),
  ])
}

/** Bundles the components for Node once more and renders them; their class names are those of the browser's build. */
async function prerendered(config: ResolvedConfig): Promise<(language: string) => Promise<Prerendered>> {
  await mkdir(config.cacheDir, { recursive: true })
  const outDir = await mkdtemp(join(config.cacheDir, 'prerender-'))
  await build({
    root: config.root,
    configFile: config.configFile ?? false,
    logLevel: 'warn',
    build: {
      ssr: join(config.root, 'src/prerender.tsx'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
    ssr: { noExternal: true },
  })
  const module = await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)
  await rm(outDir, { recursive: true })
  return async (language) => module.prerender(language)
}
