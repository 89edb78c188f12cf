"""Small arrays at a larger size: (height, width, 3), float32."""
import numpy as np

# How far a neighbour's normal and colour may differ and still be of the same surface.
OF_NORMAL, OF_COLOUR = 0.12, 0.06
STRIP = 256


def enlarged(small, height, width):
    """Between four neighbours, by how near they are."""
    return along(along(small, height, 0), width, 1)


def along(values, size, axis):
    low, high, part = neighbours(values.shape[axis], size)
    shape = [1, 1, 1]
    shape[axis] = size
    part = part.reshape(shape)
    return values.take(low, axis) * (1 - part) + values.take(high, axis) * part


def neighbours(count, size):
    at = np.clip((np.arange(size) + 0.5) * count / size - 0.5, 0, count - 1)
    low = np.floor(at).astype(int)
    return low, np.minimum(low + 1, count - 1), (at - low).astype(np.float32)


def enlarged_by_surface(small, guide, large_guide):
    """Like `enlarged`, but a neighbour on another surface hardly counts, so that edges and a weave stay sharp.

    small: arrays of one size; guide and large_guide: normal and colour at their size and at the size wanted.
    """
    height, width, _ = large_guide['normal'].shape
    rows, columns = neighbours(small[0].shape[0], height), neighbours(small[0].shape[1], width)
    found = [np.empty((height, width, 3), np.float32) for _ in small]
    for y in range(0, height, STRIP):
        strip = slice(y, min(y + STRIP, height))
        sums = [np.zeros((strip.stop - y, width, 3), np.float32) for _ in small]
        total = np.zeros((strip.stop - y, width, 1), np.float32)
        for row, by_row in sides(rows):
            for column, by_column in sides(columns):
                at = np.ix_(row[strip], column)
                near = (by_row[strip, None] * by_column[None, :] + 1e-3)[:, :, None]
                weight = near * alike(guide['normal'][at], large_guide['normal'][strip], OF_NORMAL)
                weight *= alike(guide['colour'][at], large_guide['colour'][strip], OF_COLOUR)
                weight += 1e-6 * near
                total += weight
                for values, one in zip(sums, small):
                    values += one[at] * weight
        for values, one in zip(sums, found):
            one[strip] = values / total
    return found


def sides(found):
    low, high, part = found
    return (low, 1 - part), (high, part)


def alike(a, b, width):
    return np.exp(-((a - b) ** 2).sum(2, keepdims=True) / (2 * width ** 2))
