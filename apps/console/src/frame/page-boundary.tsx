import { Component, type ReactNode } from 'react'
import { PageCrashed } from './page-crashed.tsx'

/** One page's failure stays that page's: menu, header and the other pages go on. */
export class PageBoundary extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state = { error: undefined }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return <PageCrashed error={error} onRetry={() => this.setState({ error: undefined })} />
  }
}
