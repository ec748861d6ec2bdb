import type { OpenApiDocument, OpenApiOperation } from '@ampdeck/api/openapi'
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
  const schemas = Object.entries(document.components.schemas ?? {}).map(
    ([name, schema]) =>
      `<details id="${name}"><summary><code>${name}</code></summary>${pretty(schema)}</details>`,
  )
  return `<h1>API reference</h1><p>${calls.length} calls. Machine-readable: <a href="/openapi.json">openapi.json</a></p>${sections.join('')}<h2 id="schemas">Schemas</h2>${schemas.join('')}`
}

interface DocumentedCall {
  path: string
  method: string
  operation: OpenApiOperation
}

function section({ path, method, operation }: DocumentedCall): string {
  const { summary, 'x-permission': permissions } = operation
  return `<details><summary>${escaped(summary)} <code>${method} ${escaped(path)}</code> <span class="muted">${escaped(permissions.join(', '))}</span></summary>
${pretty(operation)}</details>`
}

/** With a link at each schema that it refers to. */
function pretty(value: object): string {
  const text = escaped(JSON.stringify(value, null, 2))
  return `<pre><code>${text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')}</code></pre>`
}
