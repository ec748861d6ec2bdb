import { DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import styles from './component-page.module.css'
import { extractArgTypes, propsOf } from './props.ts'

/** What a component's own type lets one choose of its look. */
const SHOWN = ['look', 'size', 'tone', 'kind']

/**
 * Each look and size that the type allows, beside one another: with the props that all stories of the page share, in
 * what stands around the first that is drawn by its props alone.
 */
export function Variants() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const docs = use(DocsContext)
  const argTypes = extractArgTypes(preparedMeta.component)
  const looks = SHOWN.filter((name) => propsOf(preparedMeta.component)[name]).flatMap((name) => {
    const type = argTypes[name]?.type
    return typeof type === 'object' && type.name === 'enum' ? [{ name, values: type.value }] : []
  })
  const plain = Object.values(csfFile.stories).find(({ render }) => !render)
  const args = csfFile.meta.args
  if (looks.length === 0 || !plain || !args || csfFile.meta.render) return null

  const story = docs.storyById(plain.id)
  // What only a test has of it, such as the canvas, no story here asks for.
  const context = docs.getStoryContext(story) as Parameters<typeof story.unboundStoryFn>[0]
  return (
    <>
      <h2>Looks and sizes</h2>
      {looks.map(({ name, values }) => (
        <dl key={name} className={styles.variants}>
          {values.map((value) => (
            <div key={value}>
              <dt>
                <code>
                  {name}="{value}"
                </code>
              </dt>
              <dd>
                <Drawn draw={() => story.unboundStoryFn({ ...context, args: { ...args, [name]: value } })} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </>
  )
}

/** A component of its own, so that hooks of a story's decorators belong to this drawing. */
function Drawn({ draw }: { draw: () => unknown }) {
  return <>{draw()}</>
}
