/** Where a thing stands: centimetres from the middle of the picture's stage; `turn` in degrees. */
export type Spot = { x: number; z: number; y?: number; turn?: number; tilt?: number };

export const centre: Spot = { x: 0, z: 0 };
