import { entryOf, fileOf } from 'virtual:entries'
import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { Guide } from '../packages/ui/src/foundation/guide/guide.ts'
import { AnatomyOf } from './anatomy.tsx'
import styles from './component-page.module.css'
import { nameOf, propsOf } from './props.ts'
import { Words } from './sentence.tsx'
import { SourceOf } from './source-of.tsx'
import { Variants } from './variants.tsx'

/** The page of a component: what it is for, its props, keys and rules, then all of its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide: Guide | undefined = preparedMeta.parameters.guide
  const names = [
    // One without props has no name that outlives the build; its page is called by it.
    nameOf(preparedMeta.component) || lastOf(preparedMeta.title),
    ...Object.keys(preparedMeta.subcomponents ?? {}),
  ].filter((name) => entryOf[name])
  const imports = importsOf(names)
  const props = Object.keys(propsOf(preparedMeta.component))

  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {imports && <Source code={imports} language="tsx" />}
      {guide && (
        <div className={styles.pair}>
          <Points title="Use it for" points={guide.use} />
          <Points title="Take something else for" points={guide.avoid} />
        </div>
      )}
      <AnatomyOf />
      <Primary />
      <Controls include={props} />
      <Variants />
      {guide && <Rules guide={guide} />}
      <Stories includePrimary={false} />
      {names.length > 0 && <SourceOf files={[...new Set(names.map((name) => fileOf[name] ?? ''))]} />}
    </>
  )
}

function Rules({ guide }: { guide: Guide }) {
  return (
    <section className={styles.rules}>
      {guide.keyboard && (
        <>
          <h2>Keyboard</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Keys</th>
                <th scope="col">What they do</th>
              </tr>
            </thead>
            <tbody>
              {guide.keyboard.map(([keys, does]) => (
                <tr key={keys}>
                  <td>
                    {keys.split(' ').map((key, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the same key may stand twice; nothing moves.
                      <kbd key={index}>{key}</kbd>
                    ))}
                  </td>
                  <td>
                    <Words of={does} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h2>Accessibility</h2>
      <List points={guide.accessibility} />
      <div className={styles.pair}>
        <Points title="Do" points={guide.do} />
        <Points title="Don’t" points={guide.dont} />
      </div>
      <h2>Related</h2>
      <ul className={styles.related}>
        {guide.related.map((title) => (
          <li key={title}>
            <a href={`?path=/docs/${idOf(title)}--docs`} target="_top">
              {lastOf(title)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <List points={points} />
    </section>
  )
}

function List({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>
          <Words of={point} />
        </li>
      ))}
    </ul>
  )
}

/** The lines that import components, one for each entry. */
function importsOf(components: readonly string[]): string {
  const byEntry = Map.groupBy(components, (name) => entryOf[name])
  return [...byEntry]
    .map(([entry, names]) => `import { ${[...new Set(names)].toSorted().join(', ')} } from '${entry}'`)
    .join('\n')
}

const lastOf = (title: string) => title.split('/').at(-1) ?? ''

/** As Storybook makes it of a title. */
const idOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
