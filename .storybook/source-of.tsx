import { Source } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, useState } from 'react'
import styles from './component-page.module.css'

/** Read when it is opened: a build without a network has the sources too. */
const sources = import.meta.glob<string>(
  ['../packages/ui/src/*/*/*.tsx', '!**/*.{stories,fixture,test}.tsx'],
  { query: '?raw', import: 'default' },
)

/** Where the components of a page are declared, and how. */
export function SourceOf({ files }: { files: readonly string[] }) {
  const known = files.filter((file) => sources[keyOf(file)])
  if (known.length === 0) return null

  return (
    <section>
      <h2>Source</h2>
      {known.map((file) => (
        <SourceFile key={file} file={file} />
      ))}
    </section>
  )
}

function SourceFile({ file }: { file: string }) {
  const [Code, setCode] = useState<ReturnType<typeof codeOf>>()

  return (
    <details className={styles.source} onToggle={() => Code ?? setCode(() => codeOf(file))}>
      <summary>
        <code>packages/ui/src/{file}</code>
      </summary>
      <Suspense>{Code && <Code />}</Suspense>
    </details>
  )
}

function codeOf(file: string) {
  return lazy(async () => {
    const code = (await sources[keyOf(file)]?.()) ?? ''
    return { default: () => <Source code={code} language="tsx" /> }
  })
}

const keyOf = (file: string) => `../packages/ui/src/${file}`
