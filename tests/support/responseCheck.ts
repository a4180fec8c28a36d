/** Validates REST responses against the server's own OpenAPI document. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { OpenApiDocument } from '../../server/rest/openApi.ts'

export type ResponseCheck = (method: string, path: string, status: number, body: unknown) => void

/**
 * Fetches the document and returns a check, which throws an Error for a response whose status or body is not
 * documented. Paths that are not in the document are not checked.
 */
export async function fetchResponseCheck(url: string): Promise<ResponseCheck> {
  const response = await fetch(`${url}/api/openapi.json`)
  const document = (await response.json()) as OpenApiDocument
  const ajv = new Ajv2020({ strict: false, formats: fullFormats })
  ajv.addSchema(document, 'document')
  const checks = new Map<string, ValidateFunction>()
  return (method, path, status, body) => {
    const operation = document.paths[path]?.[method.toLowerCase()]
    if (!operation) return
    if (!(status in operation.responses)) throw new Error(`${method} ${path} must not answer ${status}`)
    const place = ['paths', path, method.toLowerCase(), 'responses', String(status)]
      .concat('content', 'application/json', 'schema')
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    const pointer = `document#/${place.join('/')}`
    const check = checks.get(pointer) ?? ajv.compile({ $ref: pointer })
    checks.set(pointer, check)
    if (!check(body)) {
      const faults = ajv.errorsText(check.errors)
      throw new Error(`${method} ${path} ${status} is not as documented: ${faults}\n${JSON.stringify(body)}`)
    }
  }
}
