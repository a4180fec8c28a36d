import { describe, expect, it } from 'vitest'
import { chooseRenderer } from '../../scenes/chooseRenderer.ts'

describe('chooseRenderer', () => {
  it.each([
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'llvmpipe (LLVM 15.0.7, 256 bits)',
    'Software Rasterizer',
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)',
    null,
  ])('prefers the canvas where WebGL runs on the processor: %s', (name) => {
    expect(chooseRenderer(name)).toBe('canvas')
  })

  it.each([
    'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11)',
    'Apple M2',
    'Mesa Intel(R) UHD Graphics 620',
    '',
  ])('prefers WebGL on graphics hardware: %s', (name) => {
    expect(chooseRenderer(name)).toBe('webgl')
  })
})
