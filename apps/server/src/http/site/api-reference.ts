import type { OpenApiDocument } from '@ampdeck/api/openapi'
import { escaped } from '../plain-page.ts'

/** The reference of every call, by service, from the OpenAPI document. */
export function apiReference(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const services = Map.groupBy(calls, (call) => call.path.split('/')[1] ?? '')
  const sections = [...services].map(
    ([service, of]) => `<h2 id="${escaped(service)}">${escaped(service)}</h2>${of.map(section).join('')}`,
  )
  return `<h1>API reference</h1><p>${calls.length} calls. Machine-readable: <a href="/openapi.json">openapi.json</a></p>${sections.join('')}`
}

interface DocumentedCall {
  path: string
  method: string
  operation: object
}

function section({ path, method, operation }: DocumentedCall): string {
  const permission = 'x-permission' in operation ? [operation['x-permission']].flat().join(', ') : ''
  return `<details><summary><code>${method} ${escaped(path)}</code> <span class="muted">${escaped(permission)}</span></summary>
<pre><code>${escaped(JSON.stringify(operation, null, 2))}</code></pre></details>`
}
