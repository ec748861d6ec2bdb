import type { Text } from '@ampdeck/api/texts'
import type { Meta } from '@storybook/react-vite'
import type { ComponentProps, ComponentType, ReactNode } from 'react'

/** What the page of a component says beside its stories and props, as `parameters.guide` of its meta. In backticks stands code. */
export interface Guide {
  /** What it is for: one line for each case. */
  use: readonly string[]
  /** What it is not for, and what is taken there instead. */
  avoid: readonly string[]
  /** Keys and what they do; without it there is nothing to press. */
  keyboard?: readonly (readonly [keys: string, does: string])[]
  /** What a person hears of it, and what whoever uses it must give for that. */
  accessibility: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** Titles of other pages. */
  related: readonly string[]
  /** Of a component of which the parts have names. */
  anatomy?: Anatomy
}

/** What the picture of a component's parts shows: one of its stories as it ends, with a number on each part. */
export interface Anatomy {
  /** The name of the story's export. It may press and wait, but has no focus: nothing on a page takes that of its reader. */
  story: string
  /** In which size the story is drawn, in pixels; a narrow page draws it smaller. */
  size: readonly [width: number, height: number]
  /** How many times as large a small one is drawn. */
  zoom?: number
  parts: readonly AnatomyPart[]
}

export interface AnatomyPart {
  name: Text
  /** A selector: the first that is seen is marked. */
  at: string
  note: Text
}

// Which props a shown component has does not matter to what stands around it.
// biome-ignore lint/suspicious/noExplicitAny: props are contravariant, so no narrower type takes every component.
type AnyComponent = ComponentType<any>

/** A meta whose stories draw something around the component, such as a form, and are given the props of that. */
export type MetaAround<Around extends AnyComponent> = Omit<
  Meta<Around>,
  'component' | 'subcomponents' | 'render'
> & {
  /** The exported component that the page is about. */
  component: AnyComponent
  subcomponents?: Record<string, AnyComponent>
  render: (args: ComponentProps<Around>) => ReactNode
}
