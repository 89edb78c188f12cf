"""From scene light to a finished sRGB picture."""
import struct
import zlib
from functools import lru_cache
import numpy as np

KNEE = np.float32(0.42)


def develop(linear, exposure=0.0, contrast=0.10, seed=1):
    """True up to the middle, a film-like shoulder above it, a mild S, and grain against banding."""
    x = np.maximum(linear, 0).astype(np.float32) * np.float32(2 ** exposure)
    # Half of the shoulder keeps the hue: strong colours would run to white or skew otherwise.
    m = x.max(2, keepdims=True)
    y = 0.5 * shoulder(x) + 0.5 * x * (shoulder(m) / np.maximum(m, 1e-6))
    d = np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-9), 1 / 2.4) - 0.055)
    d = np.clip(d, 0, 1)
    d = d + contrast * 2 * (d * d * (3 - 2 * d) - d)
    return np.clip(np.round(d * 255 + grain(d.shape, seed)), 0, 255).astype(np.uint8)


@lru_cache(maxsize=1)
def grain(shape, seed):
    rng = np.random.default_rng(seed)
    return (rng.normal(0, 0.9, shape[:2] + (1,)) + rng.uniform(-0.5, 0.5, shape)).astype(np.float32)


def shoulder(x):
    span = 1 - KNEE
    return np.where(x < KNEE, x, KNEE + span * (1 - np.exp(-(x - KNEE) / span)))


def write_png(path, rgb):
    height, width, _ = rgb.shape
    rows = b''.join(b'\0' + rgb[y].tobytes() for y in range(height))

    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))

    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n')
        file.write(chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0)))
        file.write(chunk(b'sRGB', b'\0') + chunk(b'IDAT', zlib.compress(rows, 1)) + chunk(b'IEND', b''))
