import { ErrorPage } from '@ampdeck/ui/state-panel'
import { Component, type ReactNode } from 'react'
import { paths } from '../session/paths.ts'

/** One page's failure stays that page's: menu, header and the other pages go on. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage status={500} homeHref={paths.home} /> : this.props.children
  }
}
