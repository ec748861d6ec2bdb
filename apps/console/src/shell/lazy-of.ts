import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'

/** A component that is fetched when it is first drawn, by its name in its module, and what stands there until then. */
export function lazyOf<Props extends object, Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  waiting?: ReactNode,
): (props: Props) => ReactNode {
  const fetched: ComponentType<Props> = lazy<ComponentType<Props>>(async () => ({
    default: (await load())[name],
  }))
  return (props) => createElement(Suspense, { fallback: waiting }, createElement(fetched, props))
}
