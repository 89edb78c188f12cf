"""blender -b -P render.py -- JOB.json    Renders one pose of a form for one or many articles; queue.mjs writes the job.

JOB: form, view, px, seed, light (where the pose's light is kept), articles: [{texture, second, out}]. A texture is a PNG with a
note of the same name (.json: ware, mean) beside it.
"""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from develop import develop, write_png
from light import colour_of, composed, light_of
from shader import PLAIN
from studio import fresh, note_of
from views import views

job = json.load(open(sys.argv[sys.argv.index('--') + 1]))
view, form, px, seed = views[job['view']], job['form'], job['px'], job['seed']
height = px if job.get('square', True) else round(px / 1.5)

start = time.time()
kept = light_of(lambda texture: view(form, texture, job['articles'][0]['second']), height, px, seed, job['light'])
print('LIGHT %s %s %.0f s' % (form, job['view'], time.time() - start), flush=True)
for article in job['articles']:
    start = time.time()
    fresh()
    PLAIN.on = True
    _, goods = view(form, article['texture'], article['second'])
    colour = colour_of(goods, px, height, seed)
    mean = np.array(note_of(article['texture'])['mean'], np.float32)
    write_png(article['out'] + '.part', develop(composed(kept, colour, mean), float(kept['exposure'])))
    os.rename(article['out'] + '.part', article['out'])
    print('PICTURE %s %.0f s' % (article['out'], time.time() - start), flush=True)
