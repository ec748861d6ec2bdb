import { Component, type ReactNode } from 'react'
import { reloadWhenServed } from '../session/pages.ts'

/** How long it waits before each try: less than the shortest turn of a scene. */
const AGAIN_MS = 4_000

export interface GuardProps {
  /** Stands there until the pages have been read again. */
  fallback: ReactNode
  /** In place of reading the pages again. */
  again?: () => Promise<void>
  children: ReactNode
}

/**
 * A wall at which nobody stands must not stay dark: where a scene fails, or its code cannot be loaded any more because
 * the server has newer pages, all pages are read again as soon as the server gives them.
 */
export class Guard extends Component<GuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  #timer: ReturnType<typeof setInterval> | undefined

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    const { again = reloadWhenServed } = this.props
    this.#timer ??= setInterval(() => void again(), AGAIN_MS)
  }

  override componentWillUnmount() {
    clearInterval(this.#timer)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
