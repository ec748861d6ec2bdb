import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A component that is fetched when it is first drawn, by its name in its module. */
export function lazyOf<Props extends object, Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }))
}
