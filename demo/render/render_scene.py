"""blender -b -P render_scene.py -- JOB.json    Renders one scene; queue.mjs writes the job.

JOB: name, px (width; 3:2), samples, seed, goods: {slot: {texture, path, second}}, out. No two scenes share their light, so each is traced as it is.
"""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop, write_png
from light import lit_whole
from scenes import scene
from stage import Ware
from studio import fresh

job = json.load(open(sys.argv[sys.argv.index('--') + 1]))
start = time.time()
fresh()
exposure = scene(job['name'])({slot: Ware(**ware) for slot, ware in job['goods'].items()})
built = time.time()
lit = lit_whole(job['px'], round(job['px'] / 1.5), job['samples'], job['seed'])
write_png(job['out'] + '.part', develop(lit, exposure))
os.rename(job['out'] + '.part', job['out'])
print('PICTURE %s build %.0f light %.0f s' % (job['out'], built - start, time.time() - built), flush=True)
