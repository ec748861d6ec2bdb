import type { ArgTypes } from '@storybook/react-vite'

/*
 * The props of a component as its own type says them. Storybook's reading of the same shortens every union to "union"
 * and every object to "object".
 */

/** What react-docgen finds of a type. */
interface FoundType {
  name: string
  /** As it is written, where it is more than a name. */
  raw?: string
  elements?: FoundType[]
  value?: string
  type?: string
}

interface FoundProp {
  required?: boolean
  tsType?: FoundType
  description?: string
  defaultValue?: { value: unknown }
}

interface Documented {
  __docgenInfo?: { displayName?: string; props?: Record<string, FoundProp> }
}

const foundOf = (component: unknown) => (component as Documented | undefined)?.__docgenInfo

/** The props that react-docgen has found of a component. */
export function propsOf(component: unknown): Record<string, FoundProp> {
  return foundOf(component)?.props ?? {}
}

/** What a component is called where it is declared; that of a built component says nothing. */
export function nameOf(component: unknown): string {
  return foundOf(component)?.displayName ?? ''
}

/** For `parameters.docs.extractArgTypes`. */
export function extractArgTypes(component: unknown): ArgTypes {
  return Object.fromEntries(
    Object.entries(propsOf(component)).map(
      ([name, { required = false, tsType, description, defaultValue }]) => [
        name,
        {
          name,
          description,
          type: { ...storyType(tsType), required },
          table: {
            type: { summary: textOf(tsType) },
            ...(defaultValue && { defaultValue: { summary: String(defaultValue.value) } }),
          },
        },
      ],
    ),
  )
}

const textOf = (type: FoundType | undefined) =>
  (type?.raw ?? type?.value ?? type?.name ?? '').replace(/\s+/g, ' ')

type Kind =
  | { name: (typeof PLAIN)[number] | 'function' }
  | { name: 'enum'; value: (string | number)[] }
  | { name: 'other'; value: string }

const PLAIN = ['boolean', 'string', 'number'] as const

/** By what kind of control a value is changed. */
function storyType(type: FoundType | undefined): Kind {
  const plain = PLAIN.find((name) => name === type?.name)
  if (plain) return { name: plain }
  const choices = type?.elements?.filter(({ name }) => name !== 'undefined') ?? []
  const [only] = choices
  if (type?.name === 'union' && choices.length === 1) return storyType(only)
  if (choices.length > 0 && choices.every(({ name }) => name === 'literal'))
    return { name: 'enum', value: choices.map(({ value = '' }) => literalOf(value)) }
  if (type?.name === 'signature' && type.type === 'function') return { name: 'function' }
  return { name: 'other', value: textOf(type) }
}

function literalOf(written: string): string | number {
  return /^['"]/.test(written) ? written.slice(1, -1) : Number(written)
}
